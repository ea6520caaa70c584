// Stands in for Chatwoot's script: the same two globals and the same event, a panel that says it is not real.
(() => {
  const guest = {};
  let panel;

  function show(isOpen) {
    panel ??= document.body.appendChild(Object.assign(document.createElement('div'), { id: 'chat-stand-in' }));
    panel.hidden = !isOpen;
    panel.setAttribute('role', 'dialog');
    panel.setAttribute('aria-label', 'Chat');
    Object.assign(panel.style, {
      position: 'fixed',
      right: '16px',
      bottom: '88px',
      zIndex: 40,
      width: 'min(320px, calc(100vw - 32px))',
      padding: '20px',
      borderRadius: '16px',
      background: '#fff',
      color: '#0c2135',
      boxShadow: '0 12px 40px rgb(12 33 53 / 24%)',
      font: '400 15px/1.5 system-ui, sans-serif',
    });
    const isEnglish = document.documentElement.lang === 'en';
    const [what, who] = isEnglish ? ['Chat stand-in.', 'You are'] : ['Pengganti chat.', 'Anda'];
    panel.textContent = `${what} ${who} ${guest.name} (${guest.identifier}).`;
  }

  window.chatwootSDK = {
    run({ websiteToken, baseUrl }) {
      if (!websiteToken || !baseUrl) return;
      window.$chatwoot = {
        setUser: (identifier, { name }) => Object.assign(guest, { identifier, name }),
        toggle: (state) => show(state === 'open' || (state !== 'close' && (!panel || panel.hidden))),
      };
      window.dispatchEvent(new Event('chatwoot:ready'));
    },
  };
})();
