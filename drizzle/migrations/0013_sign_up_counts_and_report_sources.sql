CREATE TABLE `sign_up_counts` (
	`address` text PRIMARY KEY NOT NULL,
	`window_start` integer NOT NULL,
	`accounts` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sign_up_counts_window` ON `sign_up_counts` (`window_start`);--> statement-breakpoint
CREATE TABLE `used_challenges` (
	`signature` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `used_challenges_expiry` ON `used_challenges` (`expires_at`);--> statement-breakpoint
ALTER TABLE `reports` ADD `by_guest` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `reports` ADD `source_address` text;--> statement-breakpoint
ALTER TABLE `reports` ADD `source_browser` text;--> statement-breakpoint
CREATE INDEX `reports_source` ON `reports` (`source_address`,`created_at`);