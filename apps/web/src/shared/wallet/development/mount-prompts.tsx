import { createRoot } from 'react-dom/client';
import { PromptDialog } from './prompt-dialog.tsx';
import { usePrompts } from './prompt-store.ts';

/** The wallet's own window: a separate React root beside the page's. */
export function mountDevelopmentPrompts(): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<DevelopmentPrompts />);
}

function DevelopmentPrompts() {
  const [prompt] = usePrompts((state) => state.prompts);
  return prompt ? <PromptDialog key={prompt.id} prompt={prompt} /> : null;
}
