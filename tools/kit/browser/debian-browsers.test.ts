import { findDebianFirefox, findDebianWebKit } from './debian-browsers.ts';

test('the error for a missing browser names the packages to install', () => {
  expect(() => findDebianFirefox('/nowhere')).toThrow(
    'Firefox is not on this machine. On Debian: sudo apt-get install --no-install-recommends firefox-esr',
  );
  expect(() => findDebianWebKit('/nowhere', '/nowhere/*')).toThrow(
    'WebKit is not on this machine. On Debian: sudo apt-get install --no-install-recommends webkit2gtk-driver xvfb xauth',
  );
});
