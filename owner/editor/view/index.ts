export { Add } from './add.tsx';
export { Frame } from './frame.tsx';
export { Icon } from './icon.tsx';
export { Unavailable } from './notices.tsx';
export { Row } from './row.tsx';
export { describe, Notes, TextSetting, type SettingProps } from './text-setting.tsx';
export { useControl } from './use-control.ts';
export { useDrag, type DragParts, type Drag } from './use-drag.ts';
export { useFocusLater } from './use-focus-later.ts';
