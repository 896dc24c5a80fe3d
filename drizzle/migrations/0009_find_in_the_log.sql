CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_id`);--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`action`);--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE INDEX `audit_log_report` ON `audit_log` (details ->> '$.report') WHERE details ->> '$.report' is not null;--> statement-breakpoint
CREATE INDEX `users_administrators` ON `users` (`administrator`) WHERE administrator = 1;--> statement-breakpoint
CREATE VIRTUAL TABLE `audit_search` USING fts5(`words`, content='', tokenize='unicode61 remove_diacritics 2');--> statement-breakpoint
CREATE TRIGGER `audit_search_added` AFTER INSERT ON `audit_log` BEGIN
  INSERT INTO `audit_search` (`rowid`, `words`) VALUES (new.`id`, (SELECT group_concat(`value`, ' ') FROM json_each(new.`details`) WHERE `key` IN ('theme', 'tag', 'name', 'reason', 'code')));
END;--> statement-breakpoint
INSERT INTO `audit_search` (`rowid`, `words`) SELECT `id`, (SELECT group_concat(`value`, ' ') FROM json_each(`details`) WHERE `key` IN ('theme', 'tag', 'name', 'reason', 'code')) FROM `audit_log`;
