// Prints a Jenkinsfile as the JSON tree that the Declarative plugin's schema describes: groovy tree.groovy JENKINSFILE
import groovy.json.JsonOutput

class Block {
  List calls = []

  def methodMissing(String name, args) {
    def values = args as List
    def body = values && values.last() instanceof Closure ? values.last() : null
    if (body) values = values.init()
    def inner = values.flatten().findAll { it instanceof Map && it.containsKey('call') }
    calls.removeAll { call -> inner.any { it.is(call) } }
    def call = [call: name, args: values, body: body ? read(body) : null]
    calls << call
    call
  }

  def propertyMissing(String name) { name }

  static List read(Closure body) {
    def block = new Block()
    body.delegate = block
    body.resolveStrategy = Closure.DELEGATE_ONLY
    body()
    block.calls
  }
}

literal = { value ->
  value instanceof String || value instanceof Number || value instanceof Boolean ?
    [isLiteral: true, value: value] : [isLiteral: false, value: '${call}']
}
pairs = { map -> map.collect { key, value -> [key: key, value: literal(value)] } }
arguments = { args ->
  if (args.size() == 1) return args[0] instanceof Map ? pairs(args[0]) : literal(args[0])
  args.collect(literal)
}
step = { call ->
  def tree = [name: call.call, arguments: arguments(call.args)]
  call.body == null ? tree : tree + [children: call.body.collect(step)]
}
method = { call ->
  [name: call.call, arguments: call.args.collectMany { arg ->
    if (arg instanceof Map && arg.containsKey('call')) return [method(arg)]
    arg instanceof Map ? pairs(arg) : [literal(arg)]
  }]
}
agent = { call ->
  if (call.body == null) return [type: call.args[0]]
  [type: call.body[0].call, argument: literal(call.body[0].args[0])]
}
condition = { call ->
  call.body == null ? step(call) : [name: call.call, children: call.body.collect(condition)]
}
steps = { calls -> [name: 'default', steps: calls.collect(step)] }
section = { call ->
  switch (call.call) {
    case 'agent': return [agent: agent(call)]
    case 'options': return [options: [options: call.body.collect(method)]]
    case 'steps': return [branches: [steps(call.body)]]
    case 'stages':
    case 'parallel': return [(call.call): call.body.collect(stage)]
    case 'input': return [input: call.body.collectEntries { [it.call, literal(it.args[0])] }]
    case 'post':
      return [post: [conditions: call.body.collect { [condition: it.call, branch: steps(it.body)] }]]
    case 'when':
      def flags = call.body.findAll { it.call.startsWith('before') }
      return [when: flags.collectEntries { [it.call, it.args[0]] } +
        [conditions: (call.body - flags).collect(condition)]]
    default: return [(call.call): call.body ?: call.args]
  }
}
stage = { call -> call.body.collectEntries([name: call.args[0]], section) }

root = null
script = new GroovyShell().parse(new File(args[0]))
script.metaClass.methodMissing = { String name, values -> root = [(name): Block.read(values[-1]).collectEntries(section)] }
script.run()
println JsonOutput.toJson(root)
