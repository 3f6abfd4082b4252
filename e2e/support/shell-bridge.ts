import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'

/** A call of the app to its system. */
interface ShellCall {
  readonly plugin: string
  readonly method: string
  readonly options: Readonly<Record<string, unknown>>
}
type Answer = Readonly<Record<string, unknown>>
/** The system's answers to `Plugin.method`; an `Error` is a refusal. */
export type ShellAnswers = Readonly<Record<string, (options: ShellCall['options']) => Answer | Error>>

interface Message {
  readonly callbackId: string
  readonly pluginId: string
  readonly methodName: string
  readonly options: ShellCall['options']
}

/** The methods of each plugin that the app uses, as a phone lists them to the page. */
const METHODS: Readonly<Record<string, readonly string[]>> = {
  App: ['addListener', 'exitApp', 'getLaunchUrl'],
  Browser: ['open'],
  Haptics: ['impact'],
  Keyboard: ['addListener'],
  LocalNotifications: ['addListener', 'cancel', 'checkPermissions', 'getAll', 'requestPermissions', 'schedule'],
  Network: ['addListener', 'getStatus'],
  SecureStorage: ['internalGetItem', 'internalRemoveItem', 'internalSetItem', 'setSynchronizeKeychain'],
  Share: ['share'],
  SplashScreen: ['hide'],
  StatusBar: ['setBackgroundColor', 'setStyle'],
}
const HEADERS = Object.entries(METHODS).map(([name, methods]) => ({
  name,
  methods: methods.map((method) => ({ name: method, rtype: method === 'addListener' ? 'callback' : 'promise' })),
}))
/** The original bridge code that Capacitor injects into every page on Android. */
const BRIDGE = join(
  import.meta.dirname,
  '../../node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js',
)

export interface Bridge {
  /** Options of every call of `Plugin.method` so far. */
  calls(name: string): readonly ShellCall['options'][]
  /** Sends an event to the app, as the system would; the app must be listening. */
  emit(page: Page, name: string, event: Answer): Promise<void>
}

/** Adds the web side of a native shell to every page of a context; the native side answers from `answers`. */
export async function openBridge(context: BrowserContext, answers: ShellAnswers): Promise<Bridge> {
  const calls: ShellCall[] = []
  const listeners = new Map<string, string>()
  await context.exposeBinding('askSystem', (_, message: Message) => {
    const { pluginId: plugin, methodName: method, options, callbackId } = message
    if (method === 'addListener') {
      listeners.set(`${plugin}.${String(options['eventName'])}`, callbackId)
      return null
    }
    calls.push({ plugin, method, options })
    const answer = answers[`${plugin}.${method}`]?.(options) ?? {}
    return answer instanceof Error
      ? { success: false, error: { message: answer.message } }
      : { success: true, data: answer }
  })
  await context.addInitScript({ content: [SYSTEM, await readFile(BRIDGE, 'utf8'), headers()].join('\n;\n') })
  return {
    calls: (name) => calls.filter(({ plugin, method }) => `${plugin}.${method}` === name).map(({ options }) => options),
    emit: async (page, name, event) => {
      const callbackId = listeners.get(name)
      if (callbackId === undefined) throw new Error(`The app does not listen to ${name}`)
      const [pluginId = '', methodName = ''] = name.split('.')
      const told = { callbackId, pluginId, methodName, success: true, save: true, data: event }
      // A function and no text, which Trusted Types would refuse.
      await page.evaluate((message) => (globalThis as unknown as WithBridge).Capacitor.fromNative(message), told)
    },
  }
}

interface WithBridge {
  readonly Capacitor: { fromNative(message: object): void }
}

/** Passes messages to the system, and its answers back. */
const SYSTEM = `
window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} }
window.androidBridge = {
  postMessage(text) {
    const message = JSON.parse(text)
    window.askSystem(message).then((answer) => {
      if (answer) window.Capacitor.fromNative({ ...message, ...answer, save: false })
    })
  },
}`

const headers = () => `window.Capacitor.PluginHeaders = ${JSON.stringify(HEADERS)}`
