CREATE TABLE `game_parts` (
	`game_id` text NOT NULL,
	`digest` text NOT NULL,
	`part` integer NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`game_id`, `digest`, `part`)
);
--> statement-breakpoint
CREATE INDEX `game_parts_created` ON `game_parts` (`created_at`);--> statement-breakpoint
CREATE TABLE `game_rounds` (
	`game_id` text NOT NULL,
	`position` integer NOT NULL,
	`rounds` text NOT NULL,
	`ratings` text NOT NULL,
	PRIMARY KEY(`game_id`, `position`)
);
