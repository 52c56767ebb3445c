import { register } from 'swiper/element';
import navigationStyles from 'swiper/element/css/navigation';
import { A11y, Keyboard, Navigation } from 'swiper/modules';

register();

const container = document.querySelector('swiper-container');
if (container) {
  const options = {
    modules: [A11y, Keyboard, Navigation],
    injectStyles: [navigationStyles],
    navigation: true,
    keyboard: true,
    a11y: true,
  };
  const swiper = Object.assign(container, options) as Element & { initialize: () => void };
  swiper.initialize();
}
