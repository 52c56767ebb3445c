export { createAdditionUndo, type AdditionUndo, type UndoStep } from './undo-addition.ts';
