import type { ActionDialogProps } from '../action/action-dialog.tsx';

/** An action with the state that the page showed. */
export type OpenedAction = Omit<ActionDialogProps, 'session' | 'onClose' | 'name' | 'token' | 'latest'>;
