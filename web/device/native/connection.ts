import { Network } from '@capacitor/network'
import { tellConnection } from '../network.ts'

/** Follows the system's own network status: web views notice a lost connection late or never. */
export async function followConnection(): Promise<void> {
  await Network.addListener('networkStatusChange', ({ connected }) => tellConnection(connected))
  await askConnection()
}

/** Reads the state again: events are not delivered while the app is suspended. */
export async function askConnection(): Promise<void> {
  tellConnection((await Network.getStatus()).connected)
}
