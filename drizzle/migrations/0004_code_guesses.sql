CREATE TABLE `code_guesses` (
	`source` text PRIMARY KEY NOT NULL,
	`window_start` integer NOT NULL,
	`attempts` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `code_guesses_window` ON `code_guesses` (`window_start`);