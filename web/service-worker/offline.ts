import { reloadWhenOnline } from './offline-page.ts';

reloadWhenOnline(() => window.location.reload());
