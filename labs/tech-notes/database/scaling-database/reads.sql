-- Writes through one connection, reads at once through another, and says how often the read was old.
CREATE EXTENSION dblink;
CREATE TABLE item (id int PRIMARY KEY, v bigint NOT NULL);
INSERT INTO item VALUES (1, 0);

CREATE FUNCTION read_own_write(writer text, reader text, times int, wait_for_token boolean)
RETURNS TABLE (writes int, old_reads int, write_ms numeric, wait_ms numeric) LANGUAGE plpgsql AS $$
DECLARE
  written bigint; seen bigint; token pg_lsn; is_there boolean;
  began timestamptz; wrote interval := '0'; waited interval := '0';
BEGIN
  writes := times; old_reads := 0;
  PERFORM dblink_connect('w', writer), dblink_connect('r', reader);
  FOR n IN 1..times LOOP
    began := clock_timestamp();
    SELECT v INTO written FROM dblink('w', 'UPDATE item SET v = v + 1 RETURNING v') AS t(v bigint);
    wrote := wrote + (clock_timestamp() - began);
    IF wait_for_token THEN -- the token is asked for after the commit, where it was made
      SELECT lsn INTO token FROM dblink('w', 'SELECT pg_current_wal_insert_lsn()') AS t(lsn pg_lsn);
      began := clock_timestamp();
      LOOP
        SELECT ok INTO is_there FROM dblink('r',
          format('SELECT pg_last_wal_replay_lsn() >= %L::pg_lsn', token)) AS t(ok boolean);
        EXIT WHEN is_there;
        PERFORM pg_sleep(0.001);
      END LOOP;
      waited := waited + (clock_timestamp() - began);
    END IF;
    SELECT v INTO seen FROM dblink('r', 'SELECT v FROM item') AS t(v bigint);
    IF seen < written THEN old_reads := old_reads + 1; END IF;
  END LOOP;
  PERFORM dblink_disconnect('w'), dblink_disconnect('r');
  write_ms := round(extract(epoch FROM wrote) * 1000 / times, 2);
  wait_ms := round(extract(epoch FROM waited) * 1000 / times, 2);
  RETURN NEXT;
END $$;

-- One write and one read on a standby that applies late; the token is taken after the commit or before it.
CREATE FUNCTION late_read(writer text, reader text, token_when text)
RETURNS TABLE (commit_ms int, waited_ms int, read text) LANGUAGE plpgsql AS $$
DECLARE
  written bigint; seen bigint; token pg_lsn; is_there boolean := false; began timestamptz;
BEGIN
  PERFORM dblink_connect('w', writer), dblink_connect('r', reader);
  began := clock_timestamp();
  PERFORM dblink_exec('w', 'BEGIN');
  SELECT v INTO written FROM dblink('w', 'UPDATE item SET v = v + 1 RETURNING v') AS t(v bigint);
  IF token_when = 'before' THEN
    SELECT lsn INTO token FROM dblink('w', 'SELECT pg_current_wal_insert_lsn()') AS t(lsn pg_lsn);
  END IF;
  PERFORM dblink_exec('w', 'COMMIT');
  commit_ms := extract(epoch FROM clock_timestamp() - began) * 1000;
  IF token_when = 'after' THEN
    SELECT lsn INTO token FROM dblink('w', 'SELECT pg_current_wal_insert_lsn()') AS t(lsn pg_lsn);
  END IF;
  began := clock_timestamp();
  WHILE token IS NOT NULL AND NOT is_there LOOP
    SELECT ok INTO is_there FROM dblink('r',
      format('SELECT pg_last_wal_replay_lsn() >= %L::pg_lsn', token)) AS t(ok boolean);
    IF NOT is_there THEN PERFORM pg_sleep(0.005); END IF;
  END LOOP;
  waited_ms := extract(epoch FROM clock_timestamp() - began) * 1000;
  SELECT v INTO seen FROM dblink('r', 'SELECT v FROM item') AS t(v bigint);
  read := CASE WHEN seen = written THEN 'fresh' ELSE 'stale' END;
  PERFORM dblink_disconnect('w'), dblink_disconnect('r');
  RETURN NEXT;
END $$;
