import { createListeners } from '#web/device/listeners.ts'

const { subscribe, notify } = createListeners()

/** Called when the user's history was changed, after which the last swipe can no longer be undone. */
export const onHistoryChange = subscribe

/** Reports that the server has changed the user's history. */
export const notifyHistoryChange = notify
