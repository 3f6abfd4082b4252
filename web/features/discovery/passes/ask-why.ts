/** Key of the wish not to be asked why (trust L25). */
const STORED_AS = 'pass_reasons'
const OFF = 'off'

/** Whether to ask after a pass. */
export function asksWhy(): boolean {
  try {
    return localStorage.getItem(STORED_AS) !== OFF
  } catch {
    return true
  }
}

/** Remembers on this device whether to ask. */
export function rememberAskWhy(isAsked: boolean): void {
  try {
    if (isAsked) localStorage.removeItem(STORED_AS)
    else localStorage.setItem(STORED_AS, OFF)
  } catch {
    // Without storage the choice holds until the page is left.
  }
}
