import { storedText } from '#web/device/stored.ts'

/** The choice not to be asked for a reason (Trust L25); absent while the question is on. */
const choice = storedText('pass_reasons')
const OFF = 'off'

/** Whether to ask after a pass. */
export const asksWhy = (): boolean => choice.read() !== OFF

/** Remembers on this device whether to ask. */
export const rememberAskWhy = (isAsked: boolean): void => choice.keep(isAsked ? null : OFF)
