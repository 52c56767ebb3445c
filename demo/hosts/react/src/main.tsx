import { createRoot } from 'react-dom/client';
import 'storefront-elements/store.css';
import { App } from './App.tsx';
import { connectStore } from './shop.ts';

await connectStore();
createRoot(document.getElementById('app')!).render(<App />);
