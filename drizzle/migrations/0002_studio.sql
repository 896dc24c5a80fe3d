CREATE TABLE `game_pictures` (
	`name` text NOT NULL,
	`game_id` text NOT NULL,
	PRIMARY KEY(`name`, `game_id`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `game_pictures_game` ON `game_pictures` (`game_id`);--> statement-breakpoint
CREATE TABLE `image_folders` (
	`folder` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`number` integer NOT NULL,
	`theme_id` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `image_folders_path` ON `image_folders` (`path`,`number`);--> statement-breakpoint
CREATE INDEX `image_folders_theme` ON `image_folders` (`theme_id`);--> statement-breakpoint
ALTER TABLE `images` ADD `file_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `images` ADD `detached_at` integer;--> statement-breakpoint
CREATE INDEX `images_detached` ON `images` (`detached_at`) WHERE detached_at is not null;--> statement-breakpoint
ALTER TABLE `themes` ADD `updated_by` text;--> statement-breakpoint
ALTER TABLE `themes` ADD `hidden` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `themes` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
INSERT OR IGNORE INTO `image_folders` (`folder`, `path`, `number`, `theme_id`, `created_at`)
SELECT `folder`,
	substr(rtrim(`folder`, '0123456789'), 1, length(rtrim(`folder`, '0123456789')) - length('/Game')),
	CAST(substr(`folder`, length(rtrim(`folder`, '0123456789')) + 1) AS integer),
	max(`theme_id`), min(`created_at`)
FROM (
	SELECT json_extract(`game`, '$.config.content') AS `folder`, `theme_id`, `created_at` FROM `theme_games`
	UNION ALL
	SELECT `folder`, NULL, `created_at` FROM `images`
)
WHERE `folder` LIKE '%/Game%'
GROUP BY `folder`;--> statement-breakpoint
INSERT OR IGNORE INTO `game_pictures` (`name`, `game_id`)
SELECT replace(`atom`, rtrim(`atom`, replace(`atom`, '/', '')), ''), `games`.`id`
FROM `games`, json_tree(`games`.`record`)
WHERE `json_tree`.`type` = 'text' AND `atom` LIKE '/images/%';
