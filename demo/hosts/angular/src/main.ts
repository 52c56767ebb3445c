import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { ShopPage } from './shop-page';
import { connectStore } from './shop';

await connectStore();
await bootstrapApplication(ShopPage, { providers: [provideZonelessChangeDetection()] });
