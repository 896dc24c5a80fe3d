CREATE TABLE `budget_counts` (
	`source` text PRIMARY KEY NOT NULL,
	`ends_at` integer NOT NULL,
	`used` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `budget_counts_end` ON `budget_counts` (`ends_at`);