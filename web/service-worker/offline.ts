import { reloadWhenOnline } from './offline-page.ts';

reloadWhenOnline();
