const files = import.meta.glob<string>('../../../locales/de/pictures/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default Object.values(files).join('\n');
