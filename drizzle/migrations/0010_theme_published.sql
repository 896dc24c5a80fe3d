ALTER TABLE `themes` ADD `published_at` integer;--> statement-breakpoint
UPDATE `themes` SET `published_at` = `created_at` WHERE `hidden` = 0;--> statement-breakpoint
UPDATE `themes` SET `published_at` = 0 WHERE `name_normalized` IN (SELECT `name_normalized` FROM `starter_content`);
