CREATE TABLE `lobby_traces` (
	`user_id` text NOT NULL,
	`lobby_code` text NOT NULL,
	`erased_at` integer,
	PRIMARY KEY(`user_id`, `lobby_code`)
);
--> statement-breakpoint
CREATE INDEX `lobby_traces_lobby` ON `lobby_traces` (`lobby_code`);--> statement-breakpoint
CREATE INDEX `lobby_traces_erased` ON `lobby_traces` (`erased_at`) WHERE "lobby_traces"."erased_at" is not null;--> statement-breakpoint
CREATE TABLE `report_authors` (
	`user_id` text NOT NULL,
	`report_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `report_id`),
	FOREIGN KEY (`report_id`) REFERENCES `reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `report_authors_report` ON `report_authors` (`report_id`);--> statement-breakpoint
CREATE INDEX `friend_notices_created` ON `friend_notices` (`created_at`);--> statement-breakpoint
CREATE INDEX `invitations_expiry` ON `invitations` (`expires_at`);--> statement-breakpoint
CREATE INDEX `login_failures_window` ON `login_failures` (`window_start`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TRIGGER `audit_search_deleted` AFTER DELETE ON `audit_log` BEGIN
  INSERT INTO `audit_search` (`audit_search`, `rowid`, `words`) VALUES ('delete', old.`id`, (SELECT group_concat(`value`, ' ') FROM json_each(old.`details`) WHERE `key` IN ('theme', 'tag', 'name', 'reason', 'code')));
END;--> statement-breakpoint
INSERT INTO `lobby_traces` (`user_id`, `lobby_code`) SELECT `user_id`, `lobby_code` FROM `lobby_members`;--> statement-breakpoint
INSERT INTO `report_authors` (`user_id`, `report_id`) SELECT DISTINCT `value` ->> '$.userId', `reports`.`id` FROM `reports`, json_each(`reports`.`evidence`) WHERE `value` ->> '$.userId' IS NOT NULL;
