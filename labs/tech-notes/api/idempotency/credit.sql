-- The row as its own claim: no row back means that the entry is there already.
WITH entry AS (
  INSERT INTO ledger (account, key, cents) VALUES ('a1', 'k1', 500)
  ON CONFLICT (account, key) DO NOTHING RETURNING id
)
INSERT INTO outbox SELECT id FROM entry RETURNING entry_id;
