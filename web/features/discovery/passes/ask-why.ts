import { storedText } from '#web/device/stored.ts'

/** The wish not to be asked why (Trust L25); absent as long as it is asked. */
const wish = storedText('pass_reasons')
const OFF = 'off'

/** Whether to ask after a pass. */
export const asksWhy = (): boolean => wish.read() !== OFF

/** Remembers on this device whether to ask. */
export const rememberAskWhy = (isAsked: boolean): void => wish.keep(isAsked ? null : OFF)
