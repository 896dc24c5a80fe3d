CREATE TABLE `appeals` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`suspended_until` integer NOT NULL,
	`suspension_reason` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`decision` text,
	`decided_at` integer,
	`decided_by` text,
	`answer` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `appeals_decided` ON `appeals` (`decided_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `appeals_administrator` ON `appeals` (`decided_by`);--> statement-breakpoint
CREATE UNIQUE INDEX `appeals_suspension` ON `appeals` (`user_id`,`suspended_until`);--> statement-breakpoint
CREATE TABLE `former_usernames` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`username` text NOT NULL,
	`username_normalized` text NOT NULL,
	`skeleton` text NOT NULL,
	`changed_at` integer NOT NULL,
	`reserved_until` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `former_usernames_user` ON `former_usernames` (`user_id`);--> statement-breakpoint
CREATE INDEX `former_usernames_name` ON `former_usernames` (`username_normalized`);--> statement-breakpoint
CREATE INDEX `former_usernames_skeleton` ON `former_usernames` (`skeleton`);--> statement-breakpoint
ALTER TABLE `email_links` ADD `effective_at` integer;--> statement-breakpoint
ALTER TABLE `email_links` ADD `confirmed_at` integer;--> statement-breakpoint
CREATE INDEX `email_links_waiting` ON `email_links` (`effective_at`) WHERE "email_links"."confirmed_at" is not null;--> statement-breakpoint
ALTER TABLE `users` ADD `username_changed_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `known_browsers_from` integer;