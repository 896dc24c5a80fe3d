CREATE TABLE `seen_games` (
	`user_id` text NOT NULL,
	`theme_id` text NOT NULL,
	`game` text NOT NULL,
	`items` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `theme_id`, `game`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`theme_id`) REFERENCES `themes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `seen_games_newest` ON `seen_games` (`user_id`,`seen_at`);--> statement-breakpoint
CREATE INDEX `seen_games_theme` ON `seen_games` (`theme_id`);