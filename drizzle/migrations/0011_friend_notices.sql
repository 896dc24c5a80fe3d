CREATE TABLE `friend_notices` (
	`sender_id` text NOT NULL,
	`recipient_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`sender_id`, `recipient_id`),
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipient_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `friend_notices_recipient` ON `friend_notices` (`recipient_id`);