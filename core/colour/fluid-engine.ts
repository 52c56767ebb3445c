/** The colours in which the layout engine shows its grid. Source: docs/behaviour/colours.md §5.1. */
export const FLUID_ENGINE_COLOURS = ['blue', 'yellow'] as const;

/** One of the colours of the layout engine. Source: docs/behaviour/colours.md §5.1. */
export type FluidEngineColour = (typeof FLUID_ENGINE_COLOURS)[number];
