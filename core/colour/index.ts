export { colourWeight, type ColourWeight } from './colour-weight.ts';
export { isDarkColour, luminance } from './dark-colour.ts';
export { FLUID_ENGINE_COLOURS, type FluidEngineColour } from './fluid-engine.ts';
export { parseHexColour, type RgbColour } from './hex-colour.ts';
export { hslFaults, hslText, type HslColour } from './hsl-colour.ts';
export { COLOUR_STRINGS } from './strings.ts';
