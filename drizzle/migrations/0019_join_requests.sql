CREATE TABLE `join_requests` (
	`sender_id` text NOT NULL,
	`recipient_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`recipient_id`, `sender_id`),
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipient_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `join_requests_sender` ON `join_requests` (`sender_id`);--> statement-breakpoint
CREATE INDEX `join_requests_expiry` ON `join_requests` (`expires_at`);