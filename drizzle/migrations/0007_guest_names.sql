ALTER TABLE `guests` ADD `name_normalized` text;--> statement-breakpoint
CREATE INDEX `guests_name` ON `guests` (`name_normalized`);--> statement-breakpoint
UPDATE `guests` SET `name_normalized` = (SELECT lower(`username`) FROM `users` WHERE `users`.`id` = `guests`.`user_id`);
