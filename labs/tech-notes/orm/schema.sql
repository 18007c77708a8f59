CREATE TABLE orders (id int PRIMARY KEY, state text NOT NULL);
CREATE TABLE line (id int PRIMARY KEY, order_id int NOT NULL REFERENCES orders, sku text NOT NULL);
CREATE TABLE item (id int PRIMARY KEY, stock int NOT NULL, version int NOT NULL DEFAULT 1);
CREATE TABLE audit (note text PRIMARY KEY);
INSERT INTO orders SELECT n, 'open' FROM generate_series(1, 10) AS n;
INSERT INTO line SELECT n, (n + 2) / 3, 'sku' || n FROM generate_series(1, 30) AS n;
INSERT INTO item VALUES (1, 5);
