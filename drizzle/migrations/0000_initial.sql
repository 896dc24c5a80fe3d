CREATE TABLE `game_players` (
	`game_id` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`game_id`, `user_id`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `game_players_user` ON `game_players` (`user_id`);--> statement-breakpoint
CREATE TABLE `games` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`record` text NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE INDEX `games_code` ON `games` (`code`);--> statement-breakpoint
CREATE TABLE `images` (
	`public_id` text PRIMARY KEY NOT NULL,
	`folder` text NOT NULL,
	`alt` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `images_folder` ON `images` (`folder`,`position`);--> statement-breakpoint
CREATE TABLE `lobbies` (
	`code` text PRIMARY KEY NOT NULL,
	`rev` integer NOT NULL,
	`is_public` integer NOT NULL,
	`capacity` integer NOT NULL,
	`phase` text NOT NULL,
	`leader` text NOT NULL,
	`game_id` text,
	`players` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lobbies_public` ON `lobbies` (`updated_at`) WHERE "lobbies"."is_public" = 1 and "lobbies"."players" > 0;--> statement-breakpoint
CREATE INDEX `lobbies_closed` ON `lobbies` (`updated_at`) WHERE "lobbies"."players" = 0;--> statement-breakpoint
CREATE TABLE `lobby_members` (
	`user_id` text NOT NULL,
	`lobby_code` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`user_id`, `lobby_code`)
);
--> statement-breakpoint
CREATE INDEX `lobby_members_lobby` ON `lobby_members` (`lobby_code`,`position`);--> statement-breakpoint
CREATE TABLE `login_failures` (
	`user_id` text PRIMARY KEY NOT NULL,
	`window_start` integer NOT NULL,
	`attempts` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `shares` (
	`token` text PRIMARY KEY NOT NULL,
	`game_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shares_game_id_unique` ON `shares` (`game_id`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`email` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tags` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_normalized` text NOT NULL,
	`category` text NOT NULL,
	`admin_only` integer NOT NULL,
	`color` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tags_name_normalized_unique` ON `tags` (`name_normalized`);--> statement-breakpoint
CREATE TABLE `starter_content` (
	`name_normalized` text PRIMARY KEY NOT NULL,
	`hash` text
);
--> statement-breakpoint
CREATE TABLE `theme_games` (
	`theme_id` text NOT NULL,
	`position` integer NOT NULL,
	`game` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`theme_id`, `position`),
	FOREIGN KEY (`theme_id`) REFERENCES `themes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `theme_tags` (
	`theme_id` text NOT NULL,
	`tag_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`theme_id`, `tag_id`),
	FOREIGN KEY (`theme_id`) REFERENCES `themes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tag_id`) REFERENCES `tags`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `theme_tags_tag` ON `theme_tags` (`tag_id`);--> statement-breakpoint
CREATE TABLE `themes` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_normalized` text NOT NULL,
	`description` text NOT NULL,
	`type` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `themes_name_normalized_unique` ON `themes` (`name_normalized`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`username_normalized` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text,
	`google_id` text,
	`discord_id` text,
	`avatar` integer DEFAULT 1 NOT NULL,
	`administrator` integer DEFAULT false NOT NULL,
	`preferences` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_normalized_unique` ON `users` (`username_normalized`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_google_id_unique` ON `users` (`google_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_discord_id_unique` ON `users` (`discord_id`);