CREATE TABLE `player_results` (
	`game_id` text NOT NULL,
	`user_id` text NOT NULL,
	`finished_at` integer NOT NULL,
	`title` text,
	`won` integer NOT NULL,
	`favourites` text NOT NULL,
	`agreements` text NOT NULL,
	PRIMARY KEY(`game_id`, `user_id`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `player_results_user` ON `player_results` (`user_id`,`finished_at`);