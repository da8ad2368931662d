-- A database of version 0.1.0 with a game under way; its browser's credential is in test_upgrade.py.
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL,
	game VARCHAR(32) NOT NULL,
	rules_version INTEGER NOT NULL,
	options JSON NOT NULL,
	edition TEXT,
	phase VARCHAR(8) NOT NULL,
	watch VARCHAR(8) NOT NULL,
	host VARCHAR(64),
	invite VARCHAR(16) NOT NULL,
	replay VARCHAR(16) NOT NULL,
	rematch VARCHAR(16),
	secret VARCHAR(64) NOT NULL,
	seq INTEGER NOT NULL,
	active INTEGER,
	round INTEGER NOT NULL,
	winners JSON,
	ending VARCHAR(32),
	created BIGINT NOT NULL,
	changed BIGINT NOT NULL,
	PRIMARY KEY (id),
	UNIQUE (invite),
	UNIQUE (replay)
);
INSERT INTO "tables" VALUES('fsksarjzdthnwxax','dig_mars',1,'{"variant": "standard"}',NULL,'playing','link','68d9039923b91003a4259ba14dff8aa520c15c75dc0aafc2716b97e4cd2d6ee8','phw50353ba49y3sp','p6v9p8fkex9kh3yh',NULL,'b5adcb4ebb92fea75c94d2bcbc3993b8175ea45885b2d2cb7c948ea59d897d78',5,1,1,'null',NULL,1794792552023,1794792552089);
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL,
	number INTEGER NOT NULL,
	kind VARCHAR(8) NOT NULL,
	name VARCHAR(32),
	bot VARCHAR(16),
	holder VARCHAR(64),
	nonce VARCHAR(64),
	PRIMARY KEY (table_id, number),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('fsksarjzdthnwxax',0,'human','Player 0',NULL,'68d9039923b91003a4259ba14dff8aa520c15c75dc0aafc2716b97e4cd2d6ee8','bb9f26644d7ab83f6127c00e0f05b9a8');
INSERT INTO "seats" VALUES('fsksarjzdthnwxax',1,'human','Player 1',NULL,'68d9039923b91003a4259ba14dff8aa520c15c75dc0aafc2716b97e4cd2d6ee8','504f247f1aee96c01a171542ccf36301');
CREATE TABLE entries (
	table_id VARCHAR(16) NOT NULL,
	seq INTEGER NOT NULL,
	change VARCHAR(4) NOT NULL,
	seat INTEGER NOT NULL,
	action VARCHAR(64) NOT NULL,
	request VARCHAR(64),
	at BIGINT NOT NULL,
	PRIMARY KEY (table_id, seq),
	UNIQUE (table_id, request),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('fsksarjzdthnwxax',1,'play',1,'place b2','bfa93d20ab36753d2fc4be3f674185707013b96112543ca8b6aaa85a0615d56a',1794792552073);
INSERT INTO "entries" VALUES('fsksarjzdthnwxax',2,'play',0,'place b3','5437664771efadad22e33e345c2976dd0250cb5d36669223ab6d573d0d8a967d',1794792552078);
INSERT INTO "entries" VALUES('fsksarjzdthnwxax',3,'play',1,'move b2 a2','463be8a22b32f0d5454ad9b8f9a8b7223e71a369a99ec9bd552aba749bc1f55e',1794792552082);
INSERT INTO "entries" VALUES('fsksarjzdthnwxax',4,'play',1,'move a2 a3','5c53d097b153c3c2e74cb54d03c3f47a1a48e2685a8bf2e9da39b9f357cfeebf',1794792552086);
INSERT INTO "entries" VALUES('fsksarjzdthnwxax',5,'undo',1,'move a2 a3','f775b27cdc43019ba09065e629898823082173a7669d0d72da05cf32a88e723a',1794792552089);
CREATE TABLE records (
	id VARCHAR(16) NOT NULL,
	text TEXT NOT NULL,
	created BIGINT NOT NULL,
	PRIMARY KEY (id)
);
CREATE INDEX ix_tables_changed ON tables (changed);
CREATE INDEX ix_seats_holder ON seats (holder);
