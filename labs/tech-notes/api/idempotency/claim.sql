-- The claim: one statement that inserts a new key or takes over an expired lease, of an old
-- key only after two hours. It prints who won, and whether the provider still knows the key (t: charge again under it,
-- f: look the charge up).
INSERT INTO request_key AS r (account, key, body_hash)
VALUES ('a1', :'key', 'h1')
ON CONFLICT (account, key) DO UPDATE SET lease = EXCLUDED.lease
  WHERE r.status IS NULL AND r.body_hash = EXCLUDED.body_hash
    AND r.lease < now()
    AND (r.created > now() - interval '23 hours'
      OR r.lease < now() - interval '2 hours')
RETURNING r.created > now() - interval '23 hours' AS resume;
