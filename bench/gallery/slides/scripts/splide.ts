import { Splide } from '@splidejs/splide';

new Splide('.splide').mount();
