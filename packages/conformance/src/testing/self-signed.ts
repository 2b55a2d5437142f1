/** Made for these tests alone: a certificate for this machine that nobody has signed, and its key. */
export const selfSigned: { readonly key: string; readonly cert: string } = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgSwF6kjTYdRNOC/RS
y5kKBJbzcvzl9pPxJmx+pedASzyhRANCAART4+BAFAgoixWMXGtG13OpMhn4v7P7
P96rdZqoeCy/9TYVClSBr5pEOswCYUYa3x4e7wEmU9GH/phjh3g/pBYi
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUJ2Doa1ylVD3ojtR4WTKdb2u44d0wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMDIzNDE1N1oYDzIxMjYxMDI3
MjM0MTU3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAART4+BAFAgoixWMXGtG13OpMhn4v7P7P96rdZqoeCy/9TYVClSBr5pE
OswCYUYa3x4e7wEmU9GH/phjh3g/pBYio28wbTAdBgNVHQ4EFgQU7r32RoFvlLRK
Kc+MhY9dadKgHiwwHwYDVR0jBBgwFoAU7r32RoFvlLRKKc+MhY9dadKgHiwwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhAJ56M98ZFGopHWtejscwWLi/OB3i+I9sX0It9F/IS9R3AiEA
v79vJnQMUITbnOtZWbuFHD+3EzmvwforAYZ8YtcPO/w=
-----END CERTIFICATE-----`,
};
