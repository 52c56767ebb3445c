import { useData, withBase } from 'vitepress';
import { computed, defineComponent, h, onBeforeUnmount, onMounted, ref, useId, type VNode } from 'vue';

import { exampleDocument } from '../examples/example-document.ts';
import type { LiveExample as Example } from '../examples/live-examples.ts';
import { DIRECTIONS, FAULTS, LANGUAGES, type Switches, THEMES, UNCHANGED } from '../examples/switches.ts';
import { followHeight } from './follow-height.ts';

type Choice = 'fault' | 'language' | 'direction' | 'theme';
type Change = (changed: Partial<Switches>) => void;

const CHOICES = {
  fault: { label: 'Make it fail', values: FAULTS },
  language: { label: 'Language', values: LANGUAGES },
  direction: { label: 'Direction', values: DIRECTIONS },
  theme: { label: 'Theme', values: THEMES },
} as const satisfies Record<Choice, { readonly label: string; readonly values: object }>;

/** A live example: switches, the running document, and its code. */
export const LiveExample = defineComponent({
  name: 'LiveExample',
  props: { example: { type: String, required: true } },
  setup(props, { slots }) {
    const { isDark } = useData();
    const id = useId();
    const example = JSON.parse(decodeURIComponent(props.example)) as Example;
    const switches = ref<Switches>(UNCHANGED);
    const isMounted = ref(false);
    /** Ends what follows the frame that is shown; each switch creates a new frame. */
    let shown = new AbortController();
    const follow = (frame: HTMLIFrameElement) => {
      shown.abort();
      shown = new AbortController();
      followHeight(frame, shown.signal);
    };
    onMounted(() => {
      isMounted.value = true;
    });
    onBeforeUnmount(() => {
      shown.abort();
    });
    const source = computed(() =>
      exampleDocument(example, switches.value, {
        files: withBase('/lib/'),
        colorScheme: isDark.value ? 'dark' : 'light',
      }),
    );
    const change: Change = (changed) => {
      switches.value = { ...switches.value, ...changed };
    };
    return () =>
      h('section', { class: 'live-example', 'aria-label': `Example of ${example.id}` }, [
        isMounted.value
          ? [
              drawSwitches(id, switches.value, change),
              drawStage(example, source.value, switches.value, follow),
            ]
          : h('p', { class: 'live-note' }, 'The live example needs JavaScript. This is its code:'),
        slots['default']?.(),
        h('p', { class: 'live-playground' }, [
          h('a', { href: `/playground?example=${example.id}`, target: '_self' }, 'Open in the playground'),
        ]),
      ]);
  },
});

function drawStage(
  { id }: Example,
  source: string,
  { hasScripts }: Switches,
  follow: (frame: HTMLIFrameElement) => void,
): VNode {
  const frame = h('iframe', {
    // A sandbox takes effect with the next document.
    key: source,
    title: `Example of ${id}`,
    srcdoc: source,
    ...(!hasScripts && { sandbox: 'allow-same-origin' }),
    onLoad: (event: Event) => {
      follow(event.target as HTMLIFrameElement);
    },
  });
  return h('div', { class: 'live-stage' }, [frame]);
}

function drawSwitches(id: string, switches: Switches, change: Change): VNode {
  const selects = Object.entries(CHOICES).map(([name, { label, values }]) => {
    const options = Object.entries(values).map(([value, text]) =>
      h('option', { value, selected: value === switches[name as Choice] }, text),
    );
    const onChange = (event: Event) => {
      change({ [name]: (event.target as HTMLSelectElement).value });
    };
    return h('div', { class: 'live-switch' }, [
      h('label', { for: `${id}-${name}` }, label),
      h('select', { id: `${id}-${name}`, onChange }, options),
    ]);
  });
  const onChange = (event: Event) => {
    change({ hasScripts: !(event.target as HTMLInputElement).checked });
  };
  const box = h('input', { type: 'checkbox', checked: !switches.hasScripts, onChange });
  return h('div', { class: 'live-switches' }, [
    ...selects,
    h('label', { class: 'live-check' }, [box, 'Without JavaScript']),
  ]);
}
