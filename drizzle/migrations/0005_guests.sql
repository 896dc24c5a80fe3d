CREATE TABLE `guest_counts` (
	`address` text PRIMARY KEY NOT NULL,
	`window_start` integer NOT NULL,
	`guests` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `guest_counts_window` ON `guest_counts` (`window_start`);--> statement-breakpoint
CREATE TABLE `guest_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `guest_links_user` ON `guest_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `guest_links_expiry` ON `guest_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `guests` (
	`user_id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `guests_created` ON `guests` (`created_at`);--> statement-breakpoint
ALTER TABLE `lobbies` ADD `late_join` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `lobbies` ADD `guests_may_join` integer DEFAULT false NOT NULL;