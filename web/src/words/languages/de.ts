const files = import.meta.glob<string>('../../../locales/de/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default Object.values(files).join('\n');
