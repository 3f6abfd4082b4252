import { Network } from '@capacitor/network'
import { setConnection } from '../network.ts'

/** Follows the system's own network status: web views notice a lost connection late or never. */
export async function followConnection(): Promise<void> {
  await Network.addListener('networkStatusChange', ({ connected }) => setConnection(connected))
  await readConnection()
}

/** Reads the state again: events are not delivered while the app is suspended. */
export async function readConnection(): Promise<void> {
  setConnection((await Network.getStatus()).connected)
}
