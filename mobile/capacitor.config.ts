import type { CapacitorConfig } from '@capacitor/cli'

const BLACK = '#0b0b0c'
const VOLT = '#d7ff3e'

const config: CapacitorConfig = {
  appId: 'app.dropdeck',
  appName: 'Dropdeck',
  // Written by `npm run build:native`.
  webDir: 'www',
  backgroundColor: BLACK,
  // The session's token passes the bridge: nothing of that belongs into a device's log.
  loggingBehavior: 'none',
  // These origins stand in the server's allow-list (contract/native.ts).
  server: { hostname: 'localhost', androidScheme: 'https', iosScheme: 'capacitor', cleartext: false },
  android: {
    // The first WebView that knows light-dark().
    minWebViewVersion: 123,
    allowMixedContent: false,
  },
  ios: { contentInset: 'never', preferredContentMode: 'mobile' },
  plugins: {
    // The app takes it away once it has painted; the time is for an app that never gets there.
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
    // On Android SystemBars makes room for the keyboard; `resizeOnFullScreen` would take the same height a second time.
    Keyboard: { resize: 'native' },
    LocalNotifications: { smallIcon: 'ic_reminder', iconColor: VOLT },
  },
}

export default config
