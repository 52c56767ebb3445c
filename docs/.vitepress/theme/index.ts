import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';

import { LiveExample } from './live-example.ts';
import './style.css';

/** The default theme, with live examples. */
export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LiveExample', LiveExample);
  },
} satisfies Theme;
