/**
 * The server-rendered page is hydrated. Without its attribute it stays visible when the language changes (tokens.css), and
 * input from before hydration (theme.js) is replayed.
 */
export function finishHydration(): void {
  const root = document.querySelector('#root[data-language]')
  if (!root) return
  root.removeAttribute('data-language')
  const waiting = root.querySelector<HTMLElement>('[data-waits]')
  if (!waiting) return
  const key = waiting.dataset['waits']
  waiting.removeAttribute('data-waits')
  // Its handlers listen once this commit is through.
  queueMicrotask(() => {
    if (waiting instanceof HTMLFormElement) waiting.requestSubmit()
    else if (key) waiting.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    else waiting.click()
  })
}
