import type { CapacitorConfig } from '@capacitor/cli'

const BLACK = '#0b0b0c'
const VOLT = '#d7ff3e'

const config: CapacitorConfig = {
  appId: 'app.dropdeck',
  appName: 'Dropdeck',
  // Written by `npm run build:native`.
  webDir: 'www',
  backgroundColor: BLACK,
  // The session's token passes the bridge, and must not be written to the device's log.
  loggingBehavior: 'none',
  // These origins are in the server's allow-list (contract/native.ts).
  server: { hostname: 'localhost', androidScheme: 'https', iosScheme: 'capacitor', cleartext: false },
  android: {
    // The first WebView that supports light-dark().
    minWebViewVersion: 123,
    allowMixedContent: false,
  },
  ios: { contentInset: 'never', preferredContentMode: 'mobile' },
  plugins: {
    // The app hides it after its first paint; the duration is the limit for an app that fails before.
    SplashScreen: {
      launchAutoHide: true,
      launchShowDuration: 8000,
      launchFadeOutDuration: 200,
      backgroundColor: BLACK,
      showSpinner: false,
      androidScaleType: 'CENTER_CROP',
    },
    SystemBars: { insetsHandling: 'css', initialViewportFitValueHint: 'cover' },
    StatusBar: { overlaysWebView: true },
    // On Android SystemBars resizes for the keyboard; `resizeOnFullScreen` would subtract its height a second time.
    Keyboard: { resize: 'native' },
    LocalNotifications: { smallIcon: 'ic_reminder', iconColor: VOLT },
  },
}

export default config
