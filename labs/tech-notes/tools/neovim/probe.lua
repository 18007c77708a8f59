-- nvim --headless FILE -S probe.lua, with what to look at in PROBE
local function say(...)
  io.stdout:write(table.concat(vim.tbl_map(tostring, { ... }), ' ') .. '\n')
end
local function rest(ms)
  vim.wait(ms, function()
    return false
  end)
end
local function client()
  return vim.lsp.get_clients({ bufnr = 0 })[1]
end
local function comment(pattern)
  vim.fn.cursor(1, 1)
  vim.fn.search(pattern)
  vim.cmd('silent normal gcc')
  say(vim.trim(vim.fn.getline('.')))
  vim.cmd('silent undo')
end

local probes = {}

function probes.server()
  vim.wait(20000, function()
    return client() ~= nil and client().initialized
  end)
  say('client ' .. client().name .. ', root ' .. vim.fn.fnamemodify(client().root_dir, ':~'))
  vim.wait(20000, function()
    return #vim.diagnostic.get(0) > 1
  end)
  for _, d in ipairs(vim.diagnostic.get(0)) do
    say(('line %d: %s (%s %s)'):format(d.lnum + 1, d.message, d.source, d.code))
  end
end

function probes.rename()
  vim.wait(20000, function()
    return client() ~= nil and client().initialized
  end)
  rest(2000)
  vim.fn.search('function App')
  vim.cmd('normal! w')
  vim.lsp.buf.rename('Shop')
  vim.wait(20000, function()
    return vim.fn.search('Shop', 'nw') > 0
  end)
  rest(1000)
  for _, buf in ipairs(vim.api.nvim_list_bufs()) do
    local name = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(buf), ':.')
    for _, line in ipairs(vim.api.nvim_buf_get_lines(buf, 0, -1, false)) do
      if line:find('Shop', 1, true) then
        say(name .. ':', vim.trim(line), vim.bo[buf].modified and '(unsaved)' or '')
      end
    end
  end
end

function probes.nothing()
  rest(3000)
  say('file type ' .. vim.bo.filetype .. ', syntax ' .. vim.bo.syntax)
  say('clients: ' .. #vim.lsp.get_clients({ bufnr = 0 }))
  local messages = vim.api.nvim_exec2('messages', { output = true }).output
  say('messages: ' .. (messages == '' and 'none' or messages))
end

function probes.comment()
  local parser = vim.treesitter.get_parser(0, nil, { error = false })
  if parser then
    parser:parse(true)
  end
  comment('<h1>')
  comment('useState(0)')
end

function probes.health()
  rest(4000)
  vim.cmd('checkhealth ' .. vim.env.SECTIONS)
  rest(500)
  say(table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n'))
end

probes[vim.env.PROBE]()
vim.cmd('qa!')
