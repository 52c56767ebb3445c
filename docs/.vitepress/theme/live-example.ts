import { useData, withBase } from 'vitepress';
import {
  computed,
  defineComponent,
  h,
  onBeforeUnmount,
  onMounted,
  reactive,
  ref,
  useId,
  type VNode,
} from 'vue';

import { exampleDocument } from '../examples/example-document.ts';
import type { LiveExample as Example } from '../examples/live-examples.ts';
import { DIRECTIONS, FAULTS, LANGUAGES, type Switches, THEMES, UNCHANGED } from '../examples/switches.ts';
import { followHeight } from './follow-height.ts';

type Choice = 'fault' | 'language' | 'direction' | 'theme';

const CHOICES: Readonly<
  Record<Choice, { readonly label: string; readonly values: Readonly<Record<string, string>> }>
> = {
  fault: { label: 'Make it fail', values: FAULTS },
  language: { label: 'Language', values: LANGUAGES },
  direction: { label: 'Direction', values: DIRECTIONS },
  theme: { label: 'Theme', values: THEMES },
};

/** A live example: switches, the running document, and its code. */
export const LiveExample = defineComponent({
  name: 'LiveExample',
  props: { example: { type: String, required: true } },
  setup(props, { slots }) {
    const { isDark } = useData();
    const id = useId();
    const example = JSON.parse(decodeURIComponent(props.example)) as Example;
    const switches = reactive<Switches & Record<Choice, string>>({ ...UNCHANGED });
    const isMounted = ref(false);
    const frame = ref<HTMLIFrameElement>();
    const stopFollowing = new AbortController();
    onMounted(() => {
      isMounted.value = true;
    });
    onBeforeUnmount(() => {
      stopFollowing.abort();
    });
    const source = computed(() =>
      exampleDocument(example, switches, {
        files: withBase('/lib/'),
        colorScheme: isDark.value ? 'dark' : 'light',
      }),
    );

    const drawFrame = (): VNode =>
      h('iframe', {
        // A sandbox takes effect with the next document.
        key: source.value,
        ref: frame,
        title: `Example of ${example.id}`,
        srcdoc: source.value,
        ...(!switches.hasScripts && { sandbox: 'allow-same-origin' }),
        onLoad: (event: Event) => {
          followHeight(event.target as HTMLIFrameElement, stopFollowing.signal);
        },
      });

    return () =>
      h('section', { class: 'live-example', 'aria-label': `Example of ${example.id}` }, [
        isMounted.value
          ? [
              h('div', { class: 'live-switches' }, [
                ...Object.entries(CHOICES).map(([name, choice]) =>
                  drawSelect(`${id}-${name}`, choice, switches[name as Choice], (value) => {
                    switches[name as Choice] = value as never;
                  }),
                ),
                drawCheckbox(!switches.hasScripts, (isChecked) => {
                  Object.assign(switches, { hasScripts: !isChecked });
                }),
              ]),
              h('div', { class: 'live-stage' }, [drawFrame()]),
            ]
          : h('p', { class: 'live-note' }, 'The live example needs JavaScript. This is its code:'),
        slots['default']?.(),
        h('p', { class: 'live-playground' }, [
          h('a', { href: `/playground?example=${example.id}`, target: '_self' }, 'Open in the playground'),
        ]),
      ]);
  },
});

function drawSelect(
  id: string,
  { label, values }: (typeof CHOICES)[Choice],
  chosen: string,
  choose: (value: string) => void,
): VNode {
  const options = Object.entries(values).map(([value, text]) =>
    h('option', { value, selected: value === chosen }, text),
  );
  const onChange = (event: Event) => {
    choose((event.target as HTMLSelectElement).value);
  };
  return h('div', { class: 'live-switch' }, [
    h('label', { for: id }, label),
    h('select', { id, onChange }, options),
  ]);
}

function drawCheckbox(isChecked: boolean, change: (isChecked: boolean) => void): VNode {
  const onChange = (event: Event) => {
    change((event.target as HTMLInputElement).checked);
  };
  return h('label', { class: 'live-check' }, [
    h('input', { type: 'checkbox', checked: isChecked, onChange }),
    'Without JavaScript',
  ]);
}
