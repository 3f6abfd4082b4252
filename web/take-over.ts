/**
 * A page that came finished belongs to React from here on: the attribute would hide it when the language changes
 * (tokens.css), and a form that somebody sent too early (theme.js) is sent.
 */
export function takeOver(): void {
  const root = document.querySelector('#root[data-language]')
  if (!root) return
  root.removeAttribute('data-language')
  const waiting = root.querySelector<HTMLFormElement>('form[data-waits]')
  if (!waiting) return
  waiting.removeAttribute('data-waits')
  // Its handlers listen once this commit is through.
  queueMicrotask(() => waiting.requestSubmit())
}
