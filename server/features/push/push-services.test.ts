import { expect, test } from 'vitest'
import { isPushService } from './push-services.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYA',
])('%s delivers for a browser', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true)
})

test.each([
  ['another host', 'https://push.example/abc'],
  ['a name that only ends alike', 'https://evilpush.apple.com.example/abc'],
  ['a name glued to a known one', 'https://notfcm.googleapis.com/x'],
  ['a bare ending', 'https://push.apple.com/abc'],
  ['plain http', 'http://fcm.googleapis.com/fcm/send/abc'],
  ['another port', 'https://fcm.googleapis.com:8443/fcm/send/abc'],
  ['a name and a password', 'https://fcm.googleapis.com@127.0.0.1/abc'],
  ['credentials before a known host', 'https://a:b@fcm.googleapis.com/abc'],
  ['this machine', 'https://127.0.0.1/abc'],
  ['this machine by name', 'https://localhost/abc'],
  ['this machine in IPv6', 'https://[::1]/abc'],
  ['the data of a cloud machine', 'https://169.254.169.254/latest/meta-data'],
  ['no address', 'fcm.googleapis.com'],
])('%s does not', (_, endpoint) => {
  expect(isPushService(endpoint)).toBe(false)
})
