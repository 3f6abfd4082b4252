import { Browser } from '@capacitor/browser'
import { logFailure } from '../silently.ts'

/** Spec §9: in-app browser toolbar colour black. */
const TOOLBAR = '#000000'

/** Opens a page of another site over the app; where that fails, in a browser tab (Spec §8). */
export async function openInApp(url: string): Promise<void> {
  try {
    await Browser.open({ url, toolbarColor: TOOLBAR, presentationStyle: 'fullscreen' })
  } catch (error) {
    logFailure('open the in-app browser', error)
    window.open(url, '_blank', 'noopener')
  }
}
